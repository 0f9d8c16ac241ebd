import { createContext, type ComponentType } from 'react'

/**
 * Header and footer for a page that shows one of them alone. Imported there, each of their modules
 * would be one of its own in the scripts of every page.
 */
export const PageParts = createContext<{ Header?: ComponentType; Footer?: ComponentType }>({})
