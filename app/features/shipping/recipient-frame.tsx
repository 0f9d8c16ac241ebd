import { useEffect, useId, useRef, type ReactNode } from 'react'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Heading } from '@/ui/heading'
import styles from './recipient-frame.module.css'
import type { RecipientEditor } from './use-recipient-editor'

interface RecipientFrameProps {
  title: ReactNode
  editor: RecipientEditor
  /** The frame takes the focus when it opens, and when this changes. */
  step?: unknown
  /** Buttons, the primary one first. */
  actions: ReactNode
  children: ReactNode
}

/** The open recipient, a new one too. */
export function RecipientFrame({ title, editor, step, actions, children }: RecipientFrameProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [step])
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.frame}
      data-recipient-panel=""
      aria-labelledby={id}
    >
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
      {editor.error && <RecipientsFailure error={editor.error} />}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
