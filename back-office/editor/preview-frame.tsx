import { Box } from '@chakra-ui/react/box'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { randomId } from '@rules/random-id'
import { PreviewHost, type PreviewState } from './preview-host'

interface PreviewFrameProps {
  origin: string
  itemName: string
  state: PreviewState
}

/**
 * If the storefront has not connected after this time, it is unreachable or has no preview page.
 */
const PATIENCE_MS = 15_000

const Frame = chakra('iframe', {
  base: { border: 0, background: 'white', transformOrigin: 'top left', display: 'block' },
})

/**
 * The storefront's preview page in the width of a device, scaled down to fit the available space.
 */
export function PreviewFrame({ origin, itemName, state }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const host = useRef<PreviewHost>()
  const latest = useRef(state)
  const [name] = useState(randomId)
  const [phase, setPhase] = useState<'waiting' | 'connected' | 'silent'>('waiting')
  const [width, setWidth] = useState(0)

  useEffect(() => {
    const served = new PreviewHost(name, origin, latest.current, () => setPhase('connected'))
    host.current = served
    const timer = setTimeout(
      () => setPhase((now) => (now === 'waiting' ? 'silent' : now)),
      PATIENCE_MS,
    )
    return () => {
      clearTimeout(timer)
      served.close()
    }
  }, [name, origin])
  useEffect(() => {
    latest.current = state
    host.current?.update(state)
  }, [state])
  useLayoutEffect(() => {
    const measured = room.current
    if (!measured) return
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])

  const { device } = state
  const scale = width === 0 ? 1 : Math.min(1, width / device.width)
  return (
    <Box padding="3" paddingTop="0">
      <Box
        role="status"
        fontSize="sm"
        color="fg.muted"
        paddingBottom={phase === 'connected' ? '0' : '2'}
      >
        {phase === 'waiting' && 'Connecting to the storefront…'}
        {phase === 'silent' && (
          <>
            The storefront at {origin} does not answer. Is it running, and do you have access to{' '}
            <Link href={`${origin}/admin/preview`} target="_blank" variant="underline">
              its preview
            </Link>
            ?
          </>
        )}
      </Box>
      <Box ref={room} overflow="hidden" height="calc(100dvh - 13rem)">
        <Frame
          // the frame has another origin: it runs its own scripts, but cannot read this page
          src={`${origin}/admin/visualization?mc-name=${name}`}
          title={`Preview of ${itemName}`}
          style={{
            width: device.width,
            height: `calc((100dvh - 13rem) / ${scale})`,
            transform: `scale(${scale})`,
            marginInline: scale === 1 ? 'auto' : 0,
          }}
        />
      </Box>
    </Box>
  )
}
