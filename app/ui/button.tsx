import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { Link } from './link'
import { Spinner } from './spinner'
import { classNames } from './class-names'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface ButtonLook {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  /** As wide as its container. */
  isWide?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action it started is under way: keeps focus and width, takes no second press. */
  isPending?: boolean
}

/** A button. Pending shows on the button that caused it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', size = 'md', isWide, isPending = false, className, children, ...rest },
  ref,
) {
  const { onClick, ...attributes } = rest
  return (
    <button
      ref={ref}
      type="button"
      {...attributes}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      <span className={isPending ? styles.pendingLabel : styles.label}>{children}</span>
      {isPending && <Spinner className={styles.spinner} />}
    </button>
  )
})

interface ButtonLinkProps extends ButtonLook {
  to: string
  replace?: boolean
  className?: string
  /** Colour of its words, where an editor chose one. */
  color?: string
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, color, ...link }: ButtonLinkProps) {
  return (
    <Link
      {...link}
      style={color ? { color } : undefined}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    />
  )
}

interface DownloadLinkProps extends ButtonLook {
  /** Address of a file. */
  href: string
  children: ReactNode
}

/** A link to a file to keep, that looks like a button. */
export function DownloadLink({ href, children, ...look }: DownloadLinkProps) {
  return (
    <a href={href} download className={buttonClass(look)}>
      {children}
    </a>
  )
}

function buttonClass({ variant = 'primary', size = 'md', isWide }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'sm' && styles.small,
    isWide && styles.wide,
  )
}
