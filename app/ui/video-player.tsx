import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoadFailure } from './load-failure'
import { Picture } from './picture'
import { useVideo, type VideoSource } from './use-video'
import { videoMessages as messages } from './video.messages'
import { clock, languageName, VideoControls } from './video-controls'
import { VideoIcon } from './video-icons'
import styles from './video-player.module.css'

interface FullScreen {
  isOn: boolean
  /** Absent if the browser does not support it, and on the server. */
  toggle?: () => void
}

/**
 * Toggles full screen for an element. Phones that only support it for videos, such as the iPhone,
 * show `video` with their own controls.
 */
function useFullScreen(
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

interface VideoPlayerProps {
  title: string
  poster: { link: string; alt: string; width: number; height: number }
  /** Best source first: the first one that the browser supports is loaded. */
  sources: readonly VideoSource[]
  /** WebVTT files. */
  captions: readonly { src: string; language: string }[]
  /** Length of the video. */
  seconds: number
  /** The displayed width, as the `sizes` attribute. */
  sizes: string
}

/**
 * A video with our own controls. It does not load before it is played, and never plays
 * automatically. Captions are initially shown if they exist in the page's language.
 */
export function VideoPlayer({
  title,
  poster,
  sources,
  captions,
  seconds,
  sizes,
}: VideoPlayerProps) {
  const { locale } = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const video = useVideo(element, sources, seconds)
  const languages = captions.map(({ language }) => language)
  const [language, setLanguage] = useState(() => languages.find((one) => locale.startsWith(one)))
  useCaptions(element, video.isStarted ? language : undefined)
  const fullScreen = useFullScreen(frame, element)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement)
      return
    const act = { k: video.toggle, m: video.toggleMuted, f: fullScreen.toggle }[event.key]
    act?.()
  }
  return (
    // Handles the keys of the controls, whichever of them has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={styles.player} onKeyDown={onKeyDown}>
      <div className={styles.screen}>
        {/* the lint rule does not find captions rendered from a list; the controls are accessible without clicking the video */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={element}
          preload="none"
          playsInline
          aria-label={title}
          width={poster.width}
          height={poster.height}
          className={styles.video}
          onClick={video.toggle}
        >
          {captions.map((one) => (
            <track
              key={one.language}
              kind="captions"
              src={one.src}
              srcLang={one.language}
              label={languageName(one.language)}
            />
          ))}
        </video>
        {!video.isStarted && (
          <Cover {...{ title, poster, sizes }} length={clock(seconds)} onClick={video.toggle} />
        )}
      </div>
      <VideoControls
        {...video}
        title={title}
        languages={languages}
        language={language}
        onLanguage={setLanguage}
        isFullScreen={fullScreen.isOn}
        onFullScreen={fullScreen.toggle}
      />
      {video.hasFailed && (
        <LoadFailure onRetry={video.toggle}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      )}
    </div>
  )
}

/** Shows the captions in a language; captions in other languages are not loaded. */
function useCaptions(element: { current: HTMLVideoElement | null }, language: string | undefined) {
  useEffect(() => {
    for (const track of Array.from(element.current?.textTracks ?? [])) {
      track.mode = track.language === language ? 'showing' : 'disabled'
    }
  }, [element, language])
}

interface CoverProps extends Pick<VideoPlayerProps, 'title' | 'poster' | 'sizes'> {
  length: string
  onClick: () => void
}

function Cover({ title, poster, sizes, length, onClick }: CoverProps) {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={formatMessage(messages.playTitle, { title, length })}
      onClick={onClick}
    >
      {/* no alternative text: the button's name would have to contain it */}
      <Picture
        image={{ ...poster, alt: '' }}
        sizes={sizes}
        width={poster.width}
        height={poster.height}
        className={styles.poster}
      />
      <span className={styles.start}>
        <VideoIcon name="play" />
      </span>
      <span className={styles.length}>{length}</span>
    </button>
  )
}
