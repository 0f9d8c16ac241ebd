import { useEffect, useRef, useState, type RefObject } from 'react'

export interface VideoSource {
  src: string
  /** A media type, such as `video/webm`. */
  type: string
}

interface VideoState {
  /** Whether play was clicked. The video does not load before that. */
  isStarted: boolean
  isPlaying: boolean
  isMuted: boolean
  hasFailed: boolean
  /** Seconds. */
  position: number
  length: number
}

export interface VideoActions {
  toggle: () => void
  seek: (position: number) => void
  toggleMuted: () => void
}

/** The last started video; it is paused when another one starts. */
let heard: HTMLVideoElement | undefined

/**
 * State and commands of a video element. Its `src` is set on the first play, to the first source
 * that the browser supports, so that nothing is loaded before.
 * @param seconds length of the video, until the browser has read it
 */
export function useVideo(
  element: RefObject<HTMLVideoElement>,
  sources: readonly VideoSource[],
  seconds: number,
): VideoState & VideoActions {
  const [state, setState] = useState<VideoState>({
    isStarted: false,
    isPlaying: false,
    isMuted: false,
    hasFailed: false,
    position: 0,
    length: seconds,
  })
  const change = useRef((part: Partial<VideoState>) => setState((known) => ({ ...known, ...part })))
  useEffect(() => {
    const video = element.current
    return video ? follow(video, change.current) : undefined
  }, [element])

  const play = (video: HTMLVideoElement) => {
    if (!video.getAttribute('src')) {
      const playable = sources.find(({ type }) => video.canPlayType(type) !== '')
      video.src = (playable ?? sources[0])?.src ?? ''
    }
    change.current({ isStarted: true, hasFailed: false })
    // the error event reports videos that cannot be played; pausing before playback starts is no
    // failure
    video.play()?.catch(() => undefined)
  }
  const withVideo = (act: (video: HTMLVideoElement) => void) => () => {
    if (element.current) act(element.current)
  }
  return {
    ...state,
    toggle: withVideo((video) => (video.paused ? play(video) : video.pause())),
    seek: (position) =>
      withVideo((video) => {
        video.currentTime = Math.min(Math.max(position, 0), state.length)
        change.current({ position: video.currentTime })
      })(),
    toggleMuted: withVideo((video) => {
      video.muted = !video.muted
    }),
  }
}

/** Subscribes to the events of a video element. Returns the function that unsubscribes. */
function follow(video: HTMLVideoElement, change: (part: Partial<VideoState>) => void) {
  const listeners: Record<string, () => void> = {
    play: () => {
      if (heard !== video) heard?.pause()
      heard = video
      change({ isPlaying: true })
    },
    pause: () => change({ isPlaying: false }),
    timeupdate: () => change({ position: video.currentTime }),
    durationchange: () => {
      if (Number.isFinite(video.duration)) change({ length: video.duration })
    },
    volumechange: () => change({ isMuted: video.muted }),
    error: () => {
      // without `src`, a retry loads the video again; it has to be paused, because a failed video
      // still counts as playing
      video.removeAttribute('src')
      video.pause()
      change({ hasFailed: true, isPlaying: false, isStarted: false })
    },
  }
  const entries = Object.entries(listeners)
  for (const [name, listen] of entries) video.addEventListener(name, listen)
  return () => {
    for (const [name, listen] of entries) video.removeEventListener(name, listen)
    if (heard === video) heard = undefined
  }
}
