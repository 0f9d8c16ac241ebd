import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { useBasket } from '@/shopper/basket/use-basket'
import { ItemChooser } from '@/purchase/recipients/item-chooser'
import { recipientMessages } from '@/purchase/recipients/recipients.messages'
import { Alert } from '@/ui/alert'
import { Deferred } from '@/ui/deferred'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { AddingActions } from './adding-actions'
import { AddingFailure } from './adding-failure'
import { ImportGuide } from './import-guide'
import { ImportPreview } from './import-preview'
import { ImportProblems } from './import-problems'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'
import { useImportRecipients, type RecipientImport } from './use-import-recipients'
import { useRef, type ChangeEvent } from 'react'
import { TextField } from '@/ui/text-field'

interface ImportFileFieldProps {
  onFile: (file: File) => void
  isDisabled: boolean
}

function ImportFileField({ onFile, isDisabled }: ImportFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
  }
  return (
    <TextField
      ref={input}
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      className={styles.file}
      disabled={isDisabled}
      label={<FormattedMessage {...messages.file} />}
      onChange={choose}
      // lets the same file be chosen again after it was corrected
      onClick={() => {
        if (input.current) input.current.value = ''
      }}
    />
  )
}

export interface ImportRecipientsProps {
  onAdded: (count: number) => void
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'import-recipients': ImportRecipientsProps
  }
}

const NO_BASKET: Basket = {}

/**
 * The sheet to import recipients from a spreadsheet. The list is checked first; then all recipients
 * are added, or none.
 */
export default function ImportRecipientsSheet({ onAdded }: ImportRecipientsProps) {
  const { data } = useBasket()
  const basket = data ?? NO_BASKET
  const { close } = useSheet()
  const form = useImportRecipients(basket, (count) => {
    close()
    onAdded(count)
  })
  return (
    <Sheet
      title={<FormattedMessage {...messages.title} />}
      footer={
        <AddingActions form={form} count={form.people.length} isHiddenWhenEmpty onCancel={close} />
      }
    >
      <Deferred>
        <div className="stack-4 min-w-0">
          <FileChoice form={form} basket={basket} />
          <WhatWasRead form={form} />
          {form.withoutItems > 0 && <ItemsForEach form={form} basket={basket} />}
          {form.isShareMissing && !form.isPending && (
            <Alert tone="warning">
              <FormattedMessage {...messages.shareAll} />
            </Alert>
          )}
          {form.error && <AddingFailure error={form.error} />}
        </div>
      </Deferred>
    </Sheet>
  )
}

interface PartProps {
  form: RecipientImport
}

function FileChoice({ form, basket }: PartProps & { basket: Basket }) {
  if (form.room === 0 && !form.isPending) {
    return (
      <Alert>
        <FormattedMessage {...recipientMessages.limit} values={{ limit: form.limit }} />
      </Alert>
    )
  }
  return (
    <>
      <p>
        <FormattedMessage {...messages.intro} values={{ room: form.room }} />
      </p>
      <ImportGuide basket={basket} />
      <ImportFileField onFile={(file) => void form.read(file)} isDisabled={form.isPending} />
    </>
  )
}

function WhatWasRead({ form: { list, people, isReading, readError } }: PartProps) {
  return (
    <>
      <p role="status" className={isReading ? undefined : 'visually-hidden'}>
        {isReading && <FormattedMessage {...messages.reading} />}
      </p>
      {readError && <AddingFailure error={readError} />}
      {list && list.problems.length > 0 && <ImportProblems {...list} />}
      {list && list.ignored.length > 0 && (
        <Alert tone="warning">
          <FormattedMessage {...messages.ignored} values={{ names: list.ignored.join(', ') }} />
        </Alert>
      )}
      {list && people.length > 0 && <ImportPreview people={people} listed={list.listed} />}
    </>
  )
}

/** The choice of items for recipients whose lines contain no product. */
function ItemsForEach({ form: { each, withoutItems }, basket }: PartProps & { basket: Basket }) {
  return (
    <section className="stack-4 min-w-0" aria-labelledby="import-each">
      <h3 id="import-each" className={styles.subtitle}>
        <FormattedMessage {...messages.forEach} values={{ count: withoutItems }} />
      </h3>
      <ItemChooser
        basket={basket}
        sources={each.sources}
        choice={each.choice}
        onChange={each.choose}
        sharers={withoutItems}
      />
    </section>
  )
}
