import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { formCard } from '@/forms/form-card'
import { Button } from '@/ui/button'
import { profileMessages } from './profile.messages'

interface FormButtonsProps {
  save: MessageDescriptor
  isPending: boolean
  onCancel: () => void
}

export function FormButtons({ save, isPending, onCancel }: FormButtonsProps) {
  return (
    <div className={formCard.buttons}>
      <Button type="submit" isPending={isPending}>
        <FormattedMessage {...save} />
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage {...profileMessages.cancel} />
      </Button>
    </div>
  )
}
