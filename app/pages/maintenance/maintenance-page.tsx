import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { errorMessages } from '@/errors/errors.messages'
import type { PageComponent } from '@/lib/page-load'
import { Notice } from '@/shell/failures/notice'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'

const messages = defineMessages({
  text: {
    id: 'maintenance.text',
    defaultMessage: 'We are tempering something new. Please come back in a little while.',
  },
  home: { id: 'maintenance.home', defaultMessage: 'Try the shop again' },
})

/** Shown while the shop is closed for maintenance; it never redirects (ERR-012). */
const MaintenancePage: PageComponent = () => {
  const { formatMessage } = useIntl()
  const title = formatMessage(errorMessages.maintenanceTitle)
  return (
    <>
      <PageHead title={title} isHidden />
      <Notice
        title={title}
        text={formatMessage(messages.text)}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      />
    </>
  )
}

export default MaintenancePage
