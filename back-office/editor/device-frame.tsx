import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'

interface DeviceFrameProps {
  src: string
  title: string
  width: number
  isConnected: boolean
  /** Shown when the page has not connected for a while. */
  unreachable: ReactNode
  frameRef?: Ref<HTMLIFrameElement>
}

/**
 * If the storefront has not connected after this time, it is unreachable or has no preview page.
 */
const PATIENCE_MS = 15_000

const Frame = chakra('iframe', {
  base: { border: 0, background: 'white', transformOrigin: 'top left', display: 'block' },
})

/** A page of the storefront in the width of a device, scaled down to fit the available space. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { src, title, width: wanted, isConnected, unreachable, frameRef } = props
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    setSilent(false)
    const timer = setTimeout(() => setSilent(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [src])
  useLayoutEffect(() => {
    const measured = room.current
    if (!measured) return
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  const scale = width === 0 ? 1 : Math.min(1, width / wanted)
  return (
    <Box padding="3" paddingTop="0">
      <Box role="status" fontSize="sm" color="fg.muted" paddingBottom={isConnected ? '0' : '2'}>
        {!isConnected && (isSilent ? unreachable : 'Connecting to the storefront…')}
      </Box>
      <Box ref={room} overflow="hidden" height="calc(100dvh - 13rem)">
        <Frame
          ref={frameRef}
          // the frame has another origin: it runs its own scripts, but cannot read this page
          src={src}
          title={title}
          style={{
            width: wanted,
            height: `calc((100dvh - 13rem) / ${scale})`,
            transform: `scale(${scale})`,
            marginInline: scale === 1 ? 'auto' : 0,
          }}
        />
      </Box>
    </Box>
  )
}
