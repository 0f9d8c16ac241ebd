import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { videoUrl } from '@/site/video-url'
import { readImage, type ContentImage } from '../read-content'

export interface ContentVideo {
  title: string
  text?: string
  poster: ContentImage
  sources: { src: string; type: string }[]
  captions: { src: string; language: string }[]
  seconds: number
}

const TYPES = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
])

/** Reads a video; returns undefined without a title, a poster or a playable source. */
export function readVideo(value: unknown): ContentVideo | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const poster = readImage(fields.poster)
  const sources = asList(fields.sources, readSource)
  if (!title || !poster || sources.length === 0) return undefined
  return {
    title,
    text: asText(fields.text),
    poster,
    sources,
    captions: asList(fields.captions, readCaptions),
    seconds: asNumber(fields.seconds) ?? 0,
  }
}

function readSource(value: unknown): { src: string; type: string } | undefined {
  const path = asText(asFields(value).path)
  const type = TYPES.get(path?.split('.').pop()?.toLowerCase() ?? '')
  return path && type ? { src: videoUrl(path), type } : undefined
}

function readCaptions(value: unknown): { src: string; language: string } | undefined {
  const fields = asFields(value)
  const path = asText(fields.path)
  const language = asText(fields.language)
  // letters only, because browsers cannot display the names of other codes
  if (!path || !language || !/^[a-z]{2,3}$/.test(language)) return undefined
  return { src: videoUrl(path), language }
}
