import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { readAuthor, readDate, type Author } from '../read-author'
import { readImage, type ContentImage } from '../read-content'

export interface BlogContent {
  title: string
  category?: string
  author?: Author
  publishedDate?: string
  readingMinutes?: number
  image?: ContentImage
  introduction?: string
  html: string
  /** The sections after the introduction, each with a picture above its text. */
  sections: { image: ContentImage; caption?: string; html: string }[]
  productIds: string[]
  productsTitle?: string
}

/** Reads a `blog` item; returns undefined without a title or text. */
export function readBlog(item: ContentItem): BlogContent | undefined {
  const title = asText(item.title)
  const html = asText(item.html)
  if (!title || !html) return undefined
  return {
    title,
    html,
    category: asText(item.category),
    author: readAuthor(item.author),
    publishedDate: readDate(item.publishedDate),
    readingMinutes: asNumber(item.readingMinutes),
    image: readImage(item.image),
    introduction: asText(item.introduction),
    sections: asList(item.sections, readSection),
    productIds: asList(item.productIds, asText),
    productsTitle: asText(item.productsTitle),
  }
}

function readSection(value: unknown): BlogContent['sections'][number] | undefined {
  const fields = asFields(value)
  const image = readImage(fields.image)
  const html = asText(fields.html)
  return image && html ? { image, html, caption: asText(fields.caption) } : undefined
}
