import { defineMessages } from 'react-intl'

export const blogMessages = defineMessages({
  by: { id: 'blog.by', defaultMessage: 'By {name}' },
  reading: { id: 'blog.reading', defaultMessage: '{minutes, number} min read' },
  author: { id: 'blog.author', defaultMessage: 'About the author' },
})
