import { defineMessages } from 'react-intl'

export const videoMessages = defineMessages({
  playTitle: { id: 'video.playTitle', defaultMessage: 'Play video: {title}, {length}' },
  play: { id: 'video.play', defaultMessage: 'Play' },
  pause: { id: 'video.pause', defaultMessage: 'Pause' },
  controls: { id: 'video.controls', defaultMessage: 'Controls of the video {title}' },
  position: { id: 'video.position', defaultMessage: 'Position' },
  positionOf: { id: 'video.positionOf', defaultMessage: '{position} of {length}' },
  mute: { id: 'video.mute', defaultMessage: 'Mute' },
  captions: { id: 'video.captions', defaultMessage: 'Captions' },
  captionsOff: { id: 'video.captionsOff', defaultMessage: 'Captions off' },
  fullScreen: { id: 'video.fullScreen', defaultMessage: 'Full screen' },
  leaveFullScreen: { id: 'video.leaveFullScreen', defaultMessage: 'Leave full screen' },
  failed: { id: 'video.failed', defaultMessage: 'The video could not be played.' },
})
