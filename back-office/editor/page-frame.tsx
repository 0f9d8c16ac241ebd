import { useEffect, useMemo, useRef, useState } from 'react'
import {
  readPageMessage,
  toPosted,
  type PageMessage,
  type StudioMessage,
} from '@rules/page-editing'
import type { StudioBody } from '@contracts/studio'
import { DeviceFrame } from './device-frame'
import { previewAddress } from './place-of-item.rules'
import { Unreachable } from './preview-frame'

/** A field or block of an item. */
export interface Target {
  itemId: string
  path: string
}

interface PageFrameProps {
  title: string
  origin: string
  /** Path of the page that is loaded at first. */
  path: string
  locale: string
  /** In ISO 8601; now if absent. */
  moment?: string
  width: number
  isPointing: boolean
  draft?: { itemId: string; content: StudioBody }
  /** The block that is outlined. */
  target?: Target
  onPage: (page: Extract<PageMessage, { kind: 'page' }>) => void
  onChosen: (target: Target) => void
}

/** A page of the shop in its preview, on which blocks can be pointed at, and which shows drafts. */
export function PageFrame(props: PageFrameProps) {
  const { title, origin, path, locale, moment, width, isPointing, draft, target } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  const [isConnected, setConnected] = useState(false)
  // the page may navigate by itself: only another site, language or moment loads it again
  const firstPath = useRef(path)
  const src = useMemo(
    () => previewAddress(origin, { path: firstPath.current, locale, moment }),
    [origin, locale, moment],
  )
  useEffect(() => {
    latest.current = props
    firstPath.current = path
  })

  const { current: post } = useRef((message: StudioMessage) =>
    frame.current?.contentWindow?.postMessage(toPosted(message), latest.current.origin),
  )
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readPageMessage(event.data)
      if (message?.kind === 'chosen') latest.current.onChosen(message)
      if (message?.kind !== 'page') return
      setConnected(true)
      latest.current.onPage(message)
      if (!message.isNew) return
      post({ kind: 'pointing', isOn: latest.current.isPointing })
      if (latest.current.draft) post({ kind: 'draft', ...latest.current.draft })
      if (latest.current.target) post({ kind: 'show', ...latest.current.target })
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [origin, post])
  useEffect(() => {
    post({ kind: 'pointing', isOn: isPointing })
  }, [post, isPointing])
  useEffect(() => {
    if (draft) post({ kind: 'draft', ...draft })
  }, [post, draft])
  useEffect(() => {
    if (target) post({ kind: 'show', itemId: target.itemId, path: target.path })
  }, [post, target])

  return (
    <DeviceFrame
      frameRef={frame}
      src={src}
      title={title}
      width={width}
      isConnected={isConnected}
      unreachable={<Unreachable origin={origin} />}
    />
  )
}
