import { FormattedMessage, defineMessages } from 'react-intl'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import styles from './add-treats-button.module.css'

const messages = defineMessages({
  text: { id: 'bag.addTreatsText', defaultMessage: 'Room for something small?' },
  open: { id: 'bag.addTreats', defaultMessage: 'Add Treats' },
})

/** Opens the sheet of treats (SHEET-035); what is added goes to the shipment, else to the first. */
export function AddTreatsButton({ shipmentId }: { shipmentId?: string }) {
  const { open } = useSheet()
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        <FormattedMessage {...messages.text} />
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => open('add-treats', { shipmentId })}
      >
        <FormattedMessage {...messages.open} />
      </Button>
    </div>
  )
}
