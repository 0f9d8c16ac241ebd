import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '@/theme/system'
import { recordRendering, type StyleCache } from './style-cache'

interface UiProviderProps {
  cache: StyleCache
  children?: ReactNode
}

/**
 * Provides Chakra's components with our design tokens and recipes, and with the page's style cache.
 */
export function UiProvider({ cache, children }: UiProviderProps) {
  recordRendering(cache)
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
