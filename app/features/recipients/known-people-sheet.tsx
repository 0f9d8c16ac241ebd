import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { toSelections } from '@/rules/recipients'
import { useBasket } from '@/shopper/basket/use-basket'
import { ItemChooser } from '@/purchase/recipients/item-chooser'
import { RecipientList } from '@/purchase/recipients/recipient-list'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { recipientMessages } from '@/purchase/recipients/recipients.messages'
import { toOneLine } from '@/purchase/recipients/use-recipient-name'
import { Alert } from '@/ui/alert'
import { writeShopDay } from '@/ui/shop-day-text'
import { RadioGroup } from '@/ui/radio-group'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { AddingActions } from './adding-actions'
import { AddingFailure } from './adding-failure'
import { importMessages } from './import-recipients.messages'
import styles from './import-recipients.module.css'
import { knownPeopleMessages as messages } from './known-people.messages'
import type { KnownPeopleProps } from './known-people.types'
import { useAddKnownPeople, type Gift } from './use-add-known-people'
import { useKnownPeople, type KnownPerson } from './use-known-people'

const NO_BASKET: Basket = {}

export default function KnownPeopleSheet({ from, onAdded }: KnownPeopleProps) {
  const { data } = useBasket()
  const basket = data ?? NO_BASKET
  const { close } = useSheet()
  const known = useKnownPeople(from, basket)
  const form = useAddKnownPeople(basket, known.people, (count) => {
    close()
    onAdded(count)
  })
  const isPast = from === 'orders'
  const count = form.chosen.length
  return (
    <Sheet
      title={<FormattedMessage {...(isPast ? messages.ordersTitle : messages.bookTitle)} />}
      footer={<AddingActions form={form} count={count} onCancel={close} />}
    >
      <div className="stack-4 min-w-0">
        <p>
          <FormattedMessage {...(isPast ? messages.ordersIntro : messages.bookIntro)} />{' '}
          <FormattedMessage {...messages.room} values={{ room: form.room }} />
        </p>
        <KnownList isPast={isPast} known={known} form={form} />
        {form.isTooMany && !form.isPending && (
          <Alert tone="error">
            <FormattedMessage {...messages.tooMany} values={{ count, room: form.room }} />
          </Alert>
        )}
        {form.isShareMissing && !form.isPending && (
          <Alert tone="warning">
            <FormattedMessage {...importMessages.shareAll} />
          </Alert>
        )}
        {count > 0 && <Gifts basket={basket} isPast={isPast} form={form} />}
        {form.error && <AddingFailure error={form.error} />}
      </div>
    </Sheet>
  )
}

interface PartProps {
  isPast: boolean
  form: ReturnType<typeof useAddKnownPeople>
}

function KnownList({
  isPast,
  known,
  form,
}: PartProps & { known: ReturnType<typeof useKnownPeople> }) {
  const { people, listedCount, isLoading, error, retry } = known
  const byId = new Map(people.map((person) => [person.id, person]))
  if (error) return <RecipientsFailure error={error} onRetry={retry} />
  if (isLoading) {
    return (
      <p role="status">
        <FormattedMessage {...messages.loading} />
      </p>
    )
  }
  if (form.room === 0 && !form.isPending) {
    return (
      <Alert>
        <FormattedMessage {...recipientMessages.limit} values={{ limit: form.limit }} />
      </Alert>
    )
  }
  return (
    <>
      <RecipientList
        isShownForOne
        selections={toSelections(
          people.map(({ id, address }) => ({ shipmentId: id, shippingAddress: address })),
          form.ids,
        )}
        onSelect={form.choose}
        renderHint={({ shipmentId }) => <Facts person={byId.get(shipmentId)} />}
      />
      {people.length === 0 && (
        <Alert>
          <FormattedMessage {...(isPast ? messages.noOrders : messages.noEntries)} />
        </Alert>
      )}
      {listedCount > 0 && (
        <p>
          <FormattedMessage {...messages.listed} values={{ count: listedCount }} />
        </p>
      )}
    </>
  )
}

function Facts({ person }: { person: KnownPerson | undefined }) {
  const intl = useIntl()
  if (!person) return null
  const { address, past } = person
  const items = past?.items.map((item) => intl.formatMessage(messages.item, item)).join(', ')
  return (
    <>
      {toOneLine(address)}
      {past && items && (
        <>
          <br />
          <FormattedMessage
            {...messages.gotThen}
            values={{ items, day: writeShopDay(intl, past.orderedAt, 'medium') }}
          />
        </>
      )}
    </>
  )
}

function Gifts({ basket, isPast, form }: PartProps & { basket: Basket }) {
  const { chosen, gift, each } = form
  return (
    <section className="stack-4 min-w-0" aria-labelledby="known-people-gifts">
      <h3 id="known-people-gifts" className={styles.subtitle}>
        <FormattedMessage {...messages.whatToSend} />
      </h3>
      {isPast && (
        <RadioGroup
          legend={<FormattedMessage {...messages.whatToSend} />}
          isLegendHidden
          name="known-people-gift"
          value={gift}
          onChange={({ target }) => form.setGift(target.value === 'then' ? 'then' : 'chosen')}
          options={OPTIONS.map(({ value, message }) => ({
            value,
            label: <FormattedMessage {...message} />,
          }))}
        />
      )}
      {form.goneNames.length > 0 && (
        <Alert tone="error">
          <FormattedMessage {...messages.goneThen} values={{ names: form.goneNames.join(', ') }} />
        </Alert>
      )}
      {gift === 'chosen' && (
        <ItemChooser
          basket={basket}
          sources={each.sources}
          choice={each.choice}
          onChange={each.choose}
          sharers={chosen.length}
        />
      )}
    </section>
  )
}

const OPTIONS: readonly { value: Gift; message: (typeof messages)['asThen'] }[] = [
  { value: 'chosen', message: messages.asChosen },
  { value: 'then', message: messages.asThen },
]
