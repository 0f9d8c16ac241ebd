import { FormattedMessage, defineMessage } from 'react-intl'
import { Icon } from '@/ui/icon'
import { useSheet } from '@/ui/use-sheet'

export const needHelp = defineMessage({ id: 'needHelp.title', defaultMessage: 'Need Help' })

interface NeedHelpButtonProps {
  className?: string
  iconSize?: number
  /** Closes the drawer that contains it, before the sheet opens. */
  beforeOpen?: () => void
}

/** Opens the customer service sheet over any page (SHEET-032). */
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
      <FormattedMessage {...needHelp} />
    </button>
  )
}

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'need-help': object
  }
}
