import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AddressReview, RecommendedParts } from '@/rules/address-review'
import { useFieldId } from '@/forms/app-form-provider'
import type { AddressOutput } from '@/forms/rules/address'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { reviewMessages as messages } from './address-review.messages'
import styles from './address-review.module.css'

/** The question to the shopper: about the address, or about continuing without verification. */
export type AddressQuestion = AddressReview | { kind: 'failed'; error: string }
export type AddressAnswer = 'accept' | 'keep' | 'edit' | 'retry' | 'later'

interface AddressReviewDialogProps {
  isOpen: boolean
  values: AddressOutput
  question: AddressQuestion
  /** The dialog may be closed without an answer. */
  canWait: boolean
  onAnswer: (answer: AddressAnswer) => void
}

const TEXTS = {
  correction: messages.correction,
  street: messages.street,
  'no-match': messages.noMatch,
  failed: messages.failed,
} as const

/**
 * Asks the shopper to confirm an uncertain address (ADDR-021, ADDR-024). If an answer is required,
 * closing the dialog means editing the address.
 */
export function AddressReviewDialog(props: AddressReviewDialogProps) {
  const { isOpen, values, question, canWait, onAnswer } = props
  const returnTo = useRef<HTMLElement | null>(null)
  const streetId = useFieldId()('address.address1')
  const answer = (given: AddressAnswer) => {
    const street = document.getElementById(streetId)
    returnTo.current = given === 'edit' ? street : null
    onAnswer(given)
  }
  const isCorrection = question.kind === 'correction'
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => answer(canWait ? 'later' : 'edit')}
      finalFocusRef={returnTo}
      title={<FormattedMessage {...messages.title} />}
      footer={<Answers kind={question.kind} onAnswer={answer} />}
    >
      <div className="stack-4">
        {question.kind === 'failed' && <Alert tone="error">{question.error}</Alert>}
        <p>
          <FormattedMessage {...TEXTS[question.kind]} />
        </p>
        <div className={isCorrection ? styles.pair : undefined}>
          <section className={styles.address}>
            <h3 className={styles.title}>
              <FormattedMessage {...messages.entered} />
            </h3>
            <Lines address={values} />
          </section>
          {isCorrection && (
            <section className={`${styles.address} ${styles.recommended}`}>
              <h3 className={styles.title}>
                <FormattedMessage {...messages.recommended} />
              </h3>
              <Lines address={{ ...values, ...question.recommended }} entered={values} />
            </section>
          )}
        </div>
      </div>
    </Modal>
  )
}

interface AnswersProps {
  kind: AddressQuestion['kind']
  onAnswer: (answer: AddressAnswer) => void
}

function Answers({ kind, onAnswer }: AnswersProps) {
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={() => onAnswer('keep')}>
        <FormattedMessage {...messages.keep} />
      </Button>
      {kind === 'correction' && (
        <Button onClick={() => onAnswer('accept')}>
          <FormattedMessage {...messages.acceptChange} />
        </Button>
      )}
      {kind === 'failed' && (
        <Button onClick={() => onAnswer('retry')}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
      {(kind === 'street' || kind === 'no-match') && (
        <Button onClick={() => onAnswer('edit')}>
          <FormattedMessage {...messages.edit} />
        </Button>
      )}
    </div>
  )
}

type Part = keyof RecommendedParts

/** The lines of an address; parts that differ from the entered address are highlighted. */
function Lines({ address, entered }: { address: AddressOutput; entered?: AddressOutput }) {
  const part = (name: Part) =>
    entered && entered[name] !== address[name] ? <mark>{address[name]}</mark> : address[name]
  return (
    <address className={styles.lines}>
      <span>{part('address1')}</span>
      {address.address2 && <span>{address.address2}</span>}
      <span>
        {part('city')}, {part('stateCode')} {part('postalCode')}
      </span>
    </address>
  )
}
