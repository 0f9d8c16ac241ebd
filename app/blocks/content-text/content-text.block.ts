import loadable from '@loadable/component'
import { asOneOf, asText } from '@/lib/read-fields'
import { defineBlock } from '../define-block'

export interface ContentTextContent {
  title?: string
  /** Sanitized by the content hub's adapter, on the server. */
  html: string
  align: 'left' | 'center'
}

export const contentTextBlock = defineBlock<ContentTextContent>({
  contentType: 'content-text',
  parse: (item) => {
    const html = asText(item.html)
    if (!html) return undefined
    return {
      title: asText(item.title),
      html,
      align: asOneOf(item.align, ['left', 'center']) ?? 'left',
    }
  },
  component: loadable(() => import(/* webpackChunkName: "blocks" */ './content-text')),
})
