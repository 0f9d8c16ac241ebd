import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readStudioMessage, toPosted, type PageMessage } from '@rules/page-editing'
import { cleanVisualizedContent } from '@/integrations/content-hub/visualized-content.api'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { findField, withDraft } from './page-places'
import { boxOf, listRegions, regionAround, type Region } from './page-regions'
import { publicAddress } from './preview-address'
import styles from './page-editing.module.css'

interface PageEditingProps {
  /** Origins of the content studio: messages of other windows are ignored. */
  origins: readonly string[]
}

type Post = (message: PageMessage) => void

/**
 * Connects a previewed page with the content studio that shows it in a frame: the studio is told
 * which blocks the page has and which one was clicked, and the page shows the studio's draft.
 */
export default function PageEditing({ origins }: PageEditingProps) {
  const { isPointing, shown, post } = useStudio(origins)
  useBlockReports(post)
  const hovered = usePointing(isPointing, post)
  return (
    <>
      {shown && <Outline region={shown} />}
      {isPointing && hovered && <Outline region={hovered} isNamed />}
    </>
  )
}

function useStudio(origins: readonly string[]) {
  const client = useQueryClient()
  const { id: siteId, locale } = useSite()
  const [isPointing, setPointing] = useState(false)
  const [shown, setShown] = useState<Region>()
  const drafts = useRef(new Map<string, object>())
  const { current: post } = useRef<Post>((message) => {
    for (const origin of origins) window.parent.postMessage(toPosted(message), origin)
  })

  useEffect(() => {
    const apply = () => {
      for (const [itemId, draft] of drafts.current) {
        for (const { queryKey, state } of client.getQueryCache().getAll()) {
          const data = withDraft(state.data, itemId, draft)
          if (data !== state.data) client.setQueryData(queryKey, data)
        }
      }
    }
    let latest = 0
    const showDraft = async (itemId: string, content: object) => {
      const turn = (latest += 1)
      const draft = await cleanVisualizedContent(siteId, content, locale)
      if (turn !== latest) return
      drafts.current.set(itemId, draft)
      apply()
    }
    const receive = (event: MessageEvent) => {
      if (event.source !== window.parent || !origins.includes(event.origin)) return
      const message = readStudioMessage(event.data)
      if (message?.kind === 'pointing') setPointing(message.isOn)
      if (message?.kind === 'draft') {
        showDraft(message.itemId, message.content).catch((error: unknown) =>
          logWarning('The draft could not be shown', { error }),
        )
      }
      if (message?.kind !== 'show') return
      const found = findRegion(listRegions(client, siteId), message)
      setShown(found)
      if (found) scrollTo(found)
    }
    window.addEventListener('message', receive)
    // content that is read later shows the draft too
    const stop = client.getQueryCache().subscribe((event) => {
      if (event?.type !== 'updated' || event.action.type !== 'success') return
      if (!event.action.manual) apply()
    })
    return () => {
      window.removeEventListener('message', receive)
      stop()
    }
  }, [client, siteId, locale, origins])
  return { isPointing, shown, post }
}

/** The region of a block, or the innermost around a field of it. */
function findRegion(
  regions: readonly Region[],
  { itemId, path }: { itemId: string; path: string },
): Region | undefined {
  return regions
    .filter(({ block }) => block.itemId === itemId && isWithin(path, block.path))
    .sort((one, other) => other.block.path.length - one.block.path.length)[0]
}

const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}.`)

function scrollTo(region: Region): void {
  const { top, bottom } = boxOf(region)
  if (top >= 0 && bottom <= window.innerHeight) return
  window.scrollBy({ top: top - window.innerHeight / 6, behavior: 'instant' })
}

const REPORT_PAUSE_MS = 250

/** Tells the studio which blocks the page has, now and after each change. */
function useBlockReports(post: Post): void {
  const client = useQueryClient()
  const { id: siteId } = useSite()
  const { pathname, search } = useLocation()
  const last = useRef('')
  useEffect(() => {
    const report = () => {
      const blocks = listRegions(client, siteId).map(({ block }) => block)
      const path = publicAddress(pathname, search)
      const text = JSON.stringify([path, blocks])
      if (text === last.current) return
      post({ kind: 'page', path, blocks, isNew: last.current === '' })
      last.current = text
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(report, REPORT_PAUSE_MS)
    })
    report()
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [client, siteId, pathname, search, post])
}

/** While pointing, a click chooses a block instead of following a link. */
function usePointing(isOn: boolean, post: Post): Region | undefined {
  const client = useQueryClient()
  const { id: siteId } = useSite()
  const [hovered, setHovered] = useState<Region>()
  useEffect(() => {
    if (!isOn) return
    const find = ({ target }: Event) => regionAround(listRegions(client, siteId), target)
    const hover = (event: Event) => setHovered(find(event))
    const leave = () => setHovered(undefined)
    const choose = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const region = find(event)
      if (!region || !(event.target instanceof Element)) return
      const { itemId, path } = findField(region.content, readClicked(event.target)) ?? region.block
      post({ kind: 'chosen', itemId, path })
    }
    const suppress = (event: Event) => event.preventDefault()
    document.addEventListener('pointerover', hover, true)
    document.documentElement.addEventListener('pointerleave', leave)
    document.addEventListener('click', choose, true)
    document.addEventListener('submit', suppress, true)
    return () => {
      document.removeEventListener('pointerover', hover, true)
      document.documentElement.removeEventListener('pointerleave', leave)
      document.removeEventListener('click', choose, true)
      document.removeEventListener('submit', suppress, true)
    }
  }, [isOn, client, siteId, post])
  return hovered
}

function readClicked(target: Element) {
  const image = target.closest('picture, img')
  const picture = image instanceof HTMLImageElement ? image : image?.querySelector('img')
  const href = target.closest('a')?.getAttribute('href') ?? undefined
  return {
    text: target.textContent ?? '',
    ...(picture && { image: decodeURIComponent(picture.currentSrc || picture.src) }),
    ...(href !== undefined && { href }),
  }
}

/** A frame around a region, which follows it while the page moves. */
function Outline({ region, isNamed = false }: { region: Region; isNamed?: boolean }) {
  const [box, setBox] = useState(() => boxOf(region))
  useEffect(() => {
    let request = 0
    const follow = () => {
      const { top, left, width, height } = boxOf(region)
      setBox((last) =>
        [last.top === top, last.left === left, last.width === width, last.height === height].every(
          Boolean,
        )
          ? last
          : new DOMRect(left, top, width, height),
      )
      request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [region])
  const { top, left, width, height } = box
  const name = region.block.contentType.replaceAll('-', ' ')
  return (
    <div className={styles.outline} style={{ top, left, width, height }} aria-hidden="true">
      {isNamed && <span className={styles.name}>{name}</span>}
    </div>
  )
}
