import { Link } from '@chakra-ui/react/link'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '@rules/random-id'
import { DeviceFrame } from './device-frame'
import { PreviewHost, type PreviewState } from './preview-host'

interface PreviewFrameProps {
  origin: string
  itemName: string
  state: PreviewState
}

/** One item alone, on the storefront's visualization page. */
export function PreviewFrame({ origin, itemName, state }: PreviewFrameProps) {
  const host = useRef<PreviewHost>()
  const latest = useRef(state)
  const [name] = useState(randomId)
  const [isConnected, setConnected] = useState(false)

  useEffect(() => {
    const served = new PreviewHost(name, origin, latest.current, () => setConnected(true))
    host.current = served
    return () => served.close()
  }, [name, origin])
  useEffect(() => {
    latest.current = state
    host.current?.update(state)
  }, [state])

  return (
    <DeviceFrame
      src={`${origin}/admin/visualization?mc-name=${name}`}
      title={`Preview of ${itemName}`}
      width={state.device.width}
      isConnected={isConnected}
      unreachable={<Unreachable origin={origin} />}
    />
  )
}

export function Unreachable({ origin }: { origin: string }) {
  return (
    <>
      The storefront at {origin} does not answer. Is it running, and do you have access to{' '}
      <Link href={`${origin}/admin/preview`} target="_blank" variant="underline">
        its preview
      </Link>
      ?
    </>
  )
}
