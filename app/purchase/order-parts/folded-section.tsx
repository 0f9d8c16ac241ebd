import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import styles from './folded-section.module.css'

const messages = defineMessages({
  nothing: { id: 'section.nothing', defaultMessage: 'None yet' },
})

const WIDE = '(min-width: 769px)'

interface FoldedSectionProps {
  title: MessageDescriptor
  values?: Record<string, string | number | undefined>
  /** Initially collapsed on wide screens, too. */
  isClosed?: boolean
  held: ReactNode
  children: ReactNode
}

/**
 * An optional section of a page: collapsed on phones, expanded on wide screens. Use `focusField` to
 * focus a field in it.
 */
export function FoldedSection({ title, values, isClosed, held, children }: FoldedSectionProps) {
  const id = useId()
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(() => !isClosed && window.matchMedia(WIDE).matches)
  useOpenInPrint(box)
  return (
    <section aria-labelledby={id}>
      <details ref={box} className={styles.fold} open={isOpenAtFirst}>
        <summary className={styles.head}>
          <div className="min-w-0">
            <Heading level={2} size="md" id={id}>
              <FormattedMessage {...title} values={values} />
            </Heading>
            <p className={styles.held}>{held ?? <FormattedMessage {...messages.nothing} />}</p>
          </div>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}

function useOpenInPrint(box: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    let wasClosed = false
    const open = () => {
      if (!box.current || box.current.open) return
      wasClosed = true
      box.current.open = true
    }
    const close = () => {
      if (wasClosed && box.current) box.current.open = false
      wasClosed = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [box])
}
