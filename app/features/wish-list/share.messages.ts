import { defineMessages } from 'react-intl'

export const shareMessages = defineMessages({
  title: { id: 'shareList.title', defaultMessage: 'Share this list' },
  text: {
    id: 'shareList.text',
    defaultMessage:
      'Whoever has the link sees the products that you choose and nothing else of you. Nobody finds the list without it, and you can stop sharing at any time.',
  },
  which: { id: 'shareList.which', defaultMessage: 'Products to show' },
  showName: { id: 'shareList.showName', defaultMessage: 'Show my first name, {name}' },
  create: { id: 'shareList.create', defaultMessage: 'Create link' },
  shared: { id: 'shareList.shared', defaultMessage: 'This list is shared.' },
  link: { id: 'shareList.link', defaultMessage: 'Link to your list' },
  copy: { id: 'shareList.copy', defaultMessage: 'Copy link' },
  copied: { id: 'shareList.copied', defaultMessage: 'The link is copied.' },
  notCopied: {
    id: 'shareList.notCopied',
    defaultMessage: 'The link could not be copied. Select it and copy it yourself.',
  },
  open: { id: 'shareList.open', defaultMessage: 'See it as others do' },
  stop: { id: 'shareList.stop', defaultMessage: 'Stop sharing' },
  failed: { id: 'shareList.failed', defaultMessage: 'That did not work. Please try again.' },
  showItem: { id: 'shareList.showItem', defaultMessage: 'Show on the shared list' },
  showItemNamed: {
    id: 'shareList.showItemNamed',
    defaultMessage: 'Show on the shared list: {name}',
  },
  pageTitle: { id: 'shareList.pageTitle', defaultMessage: 'A wish list' },
  pageTitleOf: { id: 'shareList.pageTitleOf', defaultMessage: '{name}’s wish list' },
  pageText: {
    id: 'shareList.pageText',
    defaultMessage: 'Somebody is wishing for these. Put one into your bag and make their day.',
  },
  products: { id: 'shareList.products', defaultMessage: 'Products' },
  pageEmpty: {
    id: 'shareList.pageEmpty',
    defaultMessage: 'There is nothing on this list at the moment.',
  },
})
