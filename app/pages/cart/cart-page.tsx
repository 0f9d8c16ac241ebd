import { Helmet } from 'react-helmet'
import { useIntl, defineMessages } from 'react-intl'
import { Bag } from '@/features/bag/bag'

const messages = defineMessages({
  title: { id: 'cartPage.title', defaultMessage: 'Your Bag' },
})

/** `/cart`: the bag. Going there clears what a checkout page had to complain about (D2 §2). */
export default function CartPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Helmet>
        <title>{formatMessage(messages.title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Bag />
    </>
  )
}
