import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { readPickupCode } from '@rules/pickup-code'
import { DialogBox } from '../parts/dialog-box'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    /** Of some browsers only. */
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

const LOOK_EVERY_MS = 250

/** Returns whether the browser reads codes with a camera; only over https, or from this machine. */
export const hasCodeCamera = () =>
  window.BarcodeDetector !== undefined && window.isSecureContext && 'mediaDevices' in navigator

interface CodeCameraProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** Shows what the camera sees until there is a pickup's code in it. */
export function CodeCamera({ onCode, onClose }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const report = useRef(onCode)
  report.current = onCode
  useEffect(() => {
    const ending = new AbortController()
    void watch(video.current, ending.signal, (code) => report.current(code)).catch(() => {
      if (!ending.signal.aborted) setProblem('The camera cannot be used. Type the code instead.')
    })
    return () => ending.abort()
  }, [])
  return (
    <DialogBox title="Scan the code" onClose={onClose}>
      {problem === '' ? (
        <View ref={video} muted playsInline aria-label="What the camera sees" />
      ) : (
        <Box role="alert">{problem}</Box>
      )}
    </DialogBox>
  )
}

const View = chakra('video', {
  base: {
    width: '100%',
    aspectRatio: 'square',
    objectFit: 'cover',
    borderRadius: 'l2',
    background: 'bg.muted',
  },
})

/** @throws without a camera, or without the permission to use it */
async function watch(
  video: HTMLVideoElement | null,
  ending: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  if (!video || !window.BarcodeDetector) return
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (ending.aborted) return stop()
  ending.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  while (!ending.aborted) {
    const seen = await detector.detect(video)
    const code = seen.map(({ rawValue }) => readPickupCode(rawValue)).find((one) => one)
    if (code !== undefined && !ending.aborted) return onCode(code)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
