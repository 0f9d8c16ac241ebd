import { useLayoutEffect, useRef, useState } from 'react'
import styles from './preview-compare-page.module.css'

/** Widths in pixels. */
const WIDTHS = { desktop: 1280, phone: 375 } as const

export type DeviceName = keyof typeof WIDTHS
export const DEVICES: readonly DeviceName[] = ['desktop', 'phone']

interface DeviceFrameProps {
  device: DeviceName
  src: string
  title: string
}

/** A page in the width of a device, scaled down where there is less room. */
export function DeviceFrame({ device, src, title }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(0)
  useLayoutEffect(() => {
    const measured = room.current
    if (!measured) return
    const observer = new ResizeObserver(() => setAvailable(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  const width = WIDTHS[device]
  const scale = available === 0 ? 1 : Math.min(1, available / width)
  return (
    <div ref={room} className={styles.room}>
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
