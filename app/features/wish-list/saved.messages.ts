import { defineMessages } from 'react-intl'

export const savedMessages = defineMessages({
  title: { id: 'savedProducts.title', defaultMessage: 'Saved in this browser' },
  text: {
    id: 'savedProducts.text',
    defaultMessage:
      'These products are kept in this browser only. <link>Sign in</link> to put them on your wish list, which you can share and open anywhere.',
  },
})
