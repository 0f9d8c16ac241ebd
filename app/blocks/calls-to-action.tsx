import { ButtonLink } from '@/ui/button'
import styles from './calls-to-action.module.css'
import type { CallToAction } from './read-content'

const VARIANT = { primary: 'primary', secondary: 'secondary', link: 'quiet' } as const

export function CallsToAction({ items }: { items: readonly CallToAction[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.actions}>
      {items.map((item) => (
        <ButtonLink
          key={item.link + item.text}
          to={item.link}
          variant={VARIANT[item.type]}
          color={item.color}
        >
          {item.text}
        </ButtonLink>
      ))}
    </div>
  )
}
