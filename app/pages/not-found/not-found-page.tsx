import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { notFoundError } from '@/errors/app-error'
import type { PageComponent } from '@/lib/page-load'
import { Notice } from '@/shell/failures/notice'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'

const messages = defineMessages({
  title: { id: 'notFoundB.title', defaultMessage: "Well, this isn't pretty." },
  subtitle: { id: 'notFoundB.subtitle', defaultMessage: 'This page seems to have run away.' },
  home: { id: 'notFoundB.home', defaultMessage: 'Back To Home' },
})

/** Not-found page, variant B: the path /404 (SHELL-012). */
const NotFoundPage: PageComponent = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <Notice
        title={formatMessage(messages.title)}
        text={formatMessage(messages.subtitle)}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      />
    </>
  )
}

NotFoundPage.load = async () => {
  throw notFoundError('The page /404')
}

export default NotFoundPage
