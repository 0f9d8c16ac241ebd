import { chakra } from '@chakra-ui/react/styled-system'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { choiceTileRecipe } from '@/theme/recipes/choice-recipes'
import { builtOnce } from '@/theme/system'
import styles from './choice-tile.module.css'

const TileLabel = chakra('label', builtOnce(choiceTileRecipe))

interface ChoiceTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** It can be selected, but is not available. */
  isGone?: boolean
  /** With a picture in it. */
  isRoomy?: boolean
  children: ReactNode
}

/** A radio button whose whole tile is clicked: sizes, wraps, options. Stands in a fieldset. */
export function ChoiceTile({ isGone, isRoomy, children, ...input }: ChoiceTileProps) {
  return (
    <TileLabel isGone={isGone} isRoomy={isRoomy}>
      <input {...input} type="radio" />
      {children}
    </TileLabel>
  )
}

/** The tiles of one choice, in as many rows as they need. */
export function ChoiceTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
