import { asFields, asList, asText } from '@/lib/read-fields'
import { readCallToAction, readImage, type CallToAction, type ContentImage } from './read-content'

export interface PictureWords {
  title: string
  image: ContentImage
  callsToAction: CallToAction[]
}

export function readPictureWords(value: unknown): PictureWords | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const image = readImage(fields.image)
  if (!title || !image) return undefined
  return { title, image, callsToAction: asList(fields.ctaList, readCallToAction) }
}
