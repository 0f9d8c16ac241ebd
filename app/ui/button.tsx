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
  /** As wide as its container. */
  isWide?: boolean
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, HtmlProp> {
  /** The action it started is under way: keeps focus and width, ignores further clicks. */
  isPending?: boolean
}

/** A button. Pending shows on the button that caused it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { isPending = false, onClick, children, ...button },
  ref,
) {
  return (
    <ButtonElement
      ref={ref}
      type="button"
      {...button}
      // not Chakra's `loading`: that disables the button, which loses the focus
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
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
  /** Colour of its words, where an editor chose one. */
  color?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ color, ...link }: ButtonLinkProps) {
  return <LinkElement {...link} style={color ? { color } : undefined} />
}

interface DownloadLinkProps extends ButtonLook {
  /** Address of a file. */
  href: string
  children: ReactNode
}

/** A link to a download that looks like a button. */
export function DownloadLink(link: DownloadLinkProps) {
  return <AnchorElement {...link} download />
}
