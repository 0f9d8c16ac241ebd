import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { useBasket } from '@/shopper/basket/use-basket'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useSheet } from '@/ui/use-sheet'
import { addTreatsMessages as messages } from './add-treats.messages'
import styles from './add-treats.module.css'
import { TreatRow } from './treat-row'
import { useTreats, type Treat } from './use-treats'

/**
 * Products to add to the bag, or to the shipment from which the sheet was opened (SHEET-034,
 * SHEET-035).
 */
export default function AddTreatsSheet({ shipmentId }: { shipmentId?: string }) {
  const treats = useTreats()
  const { close } = useSheet()
  const { data: basket } = useBasket()
  const [added, setAdded] = useState<Treat>()
  const footer = (
    <Button isWide variant="secondary" onClick={close}>
      <FormattedMessage {...messages.done} />
    </Button>
  )
  return (
    <Sheet title={<FormattedMessage {...messages.title} />} footer={footer}>
      <p className={styles.intro}>
        <FormattedMessage {...(treats?.length === 0 ? messages.none : messages.intro)} />
      </p>
      <ul className={styles.treats} aria-busy={treats === undefined}>
        {treats?.map((treat) => (
          <TreatRow
            key={treat.id}
            treat={treat}
            count={countIn(basket, treat.addId, shipmentId)}
            shipmentId={shipmentId}
            onAdded={setAdded}
          />
        )) ?? <TreatSkeletons />}
      </ul>
      <p className="visually-hidden" role="status">
        {added && <FormattedMessage {...messages.added} values={{ name: added.name }} />}
      </p>
    </Sheet>
  )
}

/** Returns the quantity of a product in a shipment, or in the whole bag without `shipmentId`. */
function countIn(basket: Basket | null | undefined, productId: string, shipmentId?: string) {
  return (basket?.productItems ?? [])
    .filter((item) => item.productId === productId)
    .filter((item) => !shipmentId || item.shipmentId === shipmentId)
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

function TreatSkeletons() {
  return (
    <>
      {[1, 2, 3, 4].map((row) => (
        <li key={row} className={styles.treat}>
          <Skeleton width="96px" height="96px" />
          <div className="stack-1 justify-items-start">
            <Skeleton width="9rem" height="1.3rem" />
            <Skeleton width="4rem" height="1.2rem" />
          </div>
        </li>
      ))}
    </>
  )
}
