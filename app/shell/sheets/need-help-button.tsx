import { FormattedMessage } from 'react-intl'
import { Icon } from '@/ui/icon'
import { useSheet } from '@/ui/use-sheet'
import { needHelpMessages } from './need-help.messages'
import './need-help.types'

interface NeedHelpButtonProps {
  className?: string
  iconSize?: number
  /** Closes the drawer that contains it, before the sheet opens. */
  beforeOpen?: () => void
}

/** Opens the sheet of customer service over whatever page a shopper needs it on (SHEET-032). */
export function NeedHelpButton({ className, iconSize = 16, beforeOpen }: NeedHelpButtonProps) {
  const { open } = useSheet()
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => {
        beforeOpen?.()
        open('need-help', {})
      }}
    >
      <Icon name="info" size={iconSize} />
      <FormattedMessage {...needHelpMessages.title} />
    </button>
  )
}
