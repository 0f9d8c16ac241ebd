import { useIntl } from 'react-intl'
import { videoMessages as messages } from './video.messages'
import type { VideoActions } from './use-video'
import { VideoIcon, type VideoIconName } from './video-icons'
import styles from './video-player.module.css'

/** Step of the arrow keys on the position slider. */
const STEP_SECONDS = 1
const OFF = ''

interface VideoControlsProps extends VideoActions {
  title: string
  isStarted: boolean
  isPlaying: boolean
  isMuted: boolean
  /** Seconds. */
  position: number
  length: number
  /** Languages of the available captions. */
  languages: readonly string[]
  /** Language of the visible captions; undefined: no captions. */
  language: string | undefined
  onLanguage: (language: string | undefined) => void
  /** Absent if the browser does not support full screen. */
  onFullScreen?: () => void
  isFullScreen: boolean
}

/** The controls of a video: play, position, sound, captions, full screen. */
export function VideoControls(props: VideoControlsProps) {
  const { formatMessage } = useIntl()
  const { title, isPlaying, isMuted, position, length, isFullScreen } = props
  const times = { position: clock(position), length: clock(length) }
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={formatMessage(messages.controls, { title })}
    >
      <Control
        icon={isPlaying ? 'pause' : 'play'}
        label={formatMessage(isPlaying ? messages.pause : messages.play)}
        onClick={props.toggle}
      />
      <input
        type="range"
        className={styles.position}
        // the played part, drawn over the whole track
        style={{ backgroundSize: `${(position / (length || 1)) * 100}% 4px, 100% 4px` }}
        min={0}
        max={length}
        step="any"
        value={position}
        disabled={!props.isStarted}
        aria-label={formatMessage(messages.position)}
        aria-valuetext={formatMessage(messages.positionOf, times)}
        onChange={({ target }) => props.seek(target.valueAsNumber)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -STEP_SECONDS, ArrowRight: STEP_SECONDS }[event.key]
          if (step === undefined) return
          event.preventDefault()
          props.seek(position + step)
        }}
      />
      <span className={styles.time} aria-hidden="true">
        {times.position} / {times.length}
      </span>
      <Control
        icon={isMuted ? 'muted' : 'sound'}
        label={formatMessage(messages.mute)}
        isPressed={isMuted}
        onClick={props.toggleMuted}
      />
      {props.languages.length > 0 && <Captions {...props} />}
      {props.onFullScreen && (
        <Control
          icon={isFullScreen ? 'leave-full-screen' : 'full-screen'}
          label={formatMessage(isFullScreen ? messages.leaveFullScreen : messages.fullScreen)}
          onClick={props.onFullScreen}
        />
      )}
    </div>
  )
}

function Captions({ languages, language, onLanguage }: VideoControlsProps) {
  const { formatMessage } = useIntl()
  return (
    <select
      className={styles.captions}
      aria-label={formatMessage(messages.captions)}
      value={language ?? OFF}
      onChange={({ target }) => onLanguage(target.value === OFF ? undefined : target.value)}
    >
      <option value={OFF}>{formatMessage(messages.captionsOff)}</option>
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </select>
  )
}

interface ControlProps {
  icon: VideoIconName
  label: string
  isPressed?: boolean
  onClick: () => void
}

function Control({ icon, label, isPressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <VideoIcon name={icon} />
    </button>
  )
}

/** 65.4 → `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The name of a language in that language: `es` → `Español`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
