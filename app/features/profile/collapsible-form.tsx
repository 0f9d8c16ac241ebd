import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import styles from './profile.module.css'

interface CollapsibleFormProps {
  title: MessageDescriptor
  /** Label of the button that opens the form. */
  open: MessageDescriptor
  /** The current values, shown while the form is closed. */
  held: ReactNode
  children: (close: () => void) => ReactNode
}

/**
 * A section of the profile with a form that opens on demand. The focus moves into the form, and
 * back to the button when it closes.
 */
export function CollapsibleForm({ title, open, held, children }: CollapsibleFormProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) box.current?.querySelector<HTMLElement>('input, button')?.focus()
    isFirst.current = false
  }, [isOpen])
  return (
    <TitledSection title={title}>
      <div ref={box} className={styles.folded}>
        {isOpen ? (
          children(() => setOpen(false))
        ) : (
          <>
            <div className={styles.held}>{held}</div>
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              <FormattedMessage {...open} />
            </Button>
          </>
        )}
      </div>
    </TitledSection>
  )
}
