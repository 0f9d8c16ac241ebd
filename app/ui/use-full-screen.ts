import { useEffect, useState, type RefObject } from 'react'

interface FullScreen {
  isOn: boolean
  /** Absent if the browser does not support it, and on the server. */
  toggle?: () => void
}

/**
 * Toggles full screen for an element. Phones that only support it for videos, such as the iPhone,
 * show `video` with their own controls.
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
    // browsers reject it without a click or a key: then nothing changes
    else void frame.current?.requestFullscreen().catch(() => undefined)
  }
  return { isOn, ...(isPossible && { toggle }) }
}

function ownFullScreen(video: HTMLVideoElement | null): (() => void) | undefined {
  const enter: unknown = video && Reflect.get(video, 'webkitEnterFullscreen')
  return typeof enter === 'function' ? () => Reflect.apply(enter, video, []) : undefined
}
