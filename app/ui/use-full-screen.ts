import { useEffect, useState, type RefObject } from 'react'

interface FullScreen {
  isOn: boolean
  /** Absent where the browser cannot, and on the server. */
  toggle?: () => void
}

/**
 * Shows an element on the whole screen, and again in its place. A phone that can show only a video
 * so, as an iPhone does, shows `video` with controls of its own.
 */
export function useFullScreen(
  frame: RefObject<HTMLElement>,
  video: RefObject<HTMLVideoElement>,
): FullScreen {
  const [isOn, setIsOn] = useState(false)
  const [isPossible, setIsPossible] = useState(false)
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement === frame.current)
    setIsPossible(document.fullscreenEnabled || ownFullScreen(video.current) !== undefined)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame, video])
  const toggle = () => {
    if (!document.fullscreenEnabled) ownFullScreen(video.current)?.()
    else if (document.fullscreenElement) void document.exitFullscreen()
    // browsers refuse it unless a click or a key asked for it: then nothing changes
    else void frame.current?.requestFullscreen().catch(() => undefined)
  }
  return { isOn, ...(isPossible && { toggle }) }
}

function ownFullScreen(video: HTMLVideoElement | null): (() => void) | undefined {
  const enter: unknown = video && Reflect.get(video, 'webkitEnterFullscreen')
  return typeof enter === 'function' ? () => Reflect.apply(enter, video, []) : undefined
}
