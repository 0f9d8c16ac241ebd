import { chakra } from '@chakra-ui/react/styled-system'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { choiceTileRecipe } from '@/theme/recipes/choice-recipes'
import { builtOnce } from '@/theme/system'

const TileLabel = chakra('label', builtOnce(choiceTileRecipe))

interface ChoiceTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The choice is not available, but can be selected. */
  isGone?: boolean
  /** The tile contains an image. */
  isRoomy?: boolean
  children: ReactNode
}

/**
 * A radio button shown as a tile that can be clicked anywhere: sizes, wraps, options. Place it in a
 * fieldset.
 */
export function ChoiceTile({ isGone, isRoomy, children, ...input }: ChoiceTileProps) {
  return (
    <TileLabel isGone={isGone} isRoomy={isRoomy}>
      <input {...input} type="radio" />
      {children}
    </TileLabel>
  )
}

export function ChoiceTiles({ children }: { children: ReactNode }) {
  return <div className="cluster-2">{children}</div>
}
