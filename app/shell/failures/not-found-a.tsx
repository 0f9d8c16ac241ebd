import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { PageHead } from '@/ui/page-head'
import { NotFoundRow } from './not-found-row'
import { Notice } from './notice'

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Oh fudge!' },
  text: { id: 'notFound.text', defaultMessage: "This page doesn't exist." },
  home: { id: 'notFound.home', defaultMessage: 'Back to the shop' },
})

/**
 * Not-found page, variant A: products, categories and content that cannot be found (D1 §2). The
 * page's `load` gives the status, 404 or 400.
 */
export function NotFoundA() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <Notice
        title={formatMessage(messages.title)}
        text={formatMessage(messages.text)}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      />
      <NotFoundRow />
    </>
  )
}
