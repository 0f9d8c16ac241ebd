import { chakra, type HtmlProp } from '@chakra-ui/react/styled-system'
import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { buttonRecipe } from '@/theme/recipes/button-recipe'
import { builtOnce } from '@/theme/system'
import { Link } from './link'
import { Spinner } from './spinner'

const recipe = builtOnce(buttonRecipe)
const ButtonElement = chakra('button', recipe)
const LinkElement = chakra(Link, recipe)
const AnchorElement = chakra('a', recipe)

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface ButtonLook {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  isWide?: boolean
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, HtmlProp> {
  /**
   * The action is in progress: the button keeps its focus and width, and ignores further clicks.
   */
  isPending?: boolean
}

/** A button. A pending action is shown on the button that started it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { isPending = false, onClick, children, ...button },
  ref,
) {
  return (
    <ButtonElement
      ref={ref}
      type="button"
      {...button}
      // not Chakra's `loading`, because that disables the button, which then loses the focus
      aria-busy={isPending || undefined}
      aria-disabled={isPending || button['aria-disabled']}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      <span data-part="label">{children}</span>
      {isPending && <Spinner />}
    </ButtonElement>
  )
})

interface ButtonLinkProps extends ButtonLook {
  to: string
  replace?: boolean
  /** Router state for the next page. */
  state?: object
  isDeferred?: boolean
  className?: string
  /** Text color, if an editor chose one. */
  color?: string
  onClick?: () => void
  children: ReactNode
}

export function ButtonLink({ color, ...link }: ButtonLinkProps) {
  return <LinkElement {...link} style={color ? { color } : undefined} />
}

interface DownloadLinkProps extends ButtonLook {
  /** URL of a file. */
  href: string
  children: ReactNode
}

export function DownloadLink(link: DownloadLinkProps) {
  return <AnchorElement {...link} download />
}
