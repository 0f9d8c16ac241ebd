import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'
import { isBody } from '../editor/document.rules'

export interface FocalPoint {
  /** Fractions of the picture's width and height, from 0 to 1. */
  x: number
  y: number
}

const PERCENT = 100
const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

export function readFocalPoint(value: unknown): FocalPoint | undefined {
  if (!isBody(value)) return undefined
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

interface FocalPointInputProps {
  src: string
  point?: FocalPoint
  /** undefined: the center of the picture. */
  onChange: (point: FocalPoint | undefined) => void
}

const Picture = chakra('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '48', cursor: 'crosshair' },
})
const Range = chakra('input', { base: { width: '100%', accentColor: 'var(--color-accent)' } })

const toShare = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * PERCENT) / PERCENT

/**
 * Sets the focal point of a picture, which stays visible when it is cropped: by a click on the
 * picture, or by two sliders.
 */
export function FocalPointInput({ src, point, onChange }: FocalPointInputProps) {
  const { x, y } = point ?? CENTER
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: toShare((clientX - box.left) / box.width),
      y: toShare((clientY - box.top) / box.height),
    })
  }
  return (
    <Flex gap="4" wrap="wrap" align="start">
      <Box position="relative" borderRadius="l1" overflow="hidden">
        {/* the sliders next to the picture serve keyboard users */}
        <Picture src={src} alt="" onClick={click} />
        <Box
          position="absolute"
          left={`${x * PERCENT}%`}
          top={`${y * PERCENT}%`}
          boxSize="4"
          transform="translate(-50%, -50%)"
          borderRadius="full"
          borderWidth="2px"
          borderColor="white"
          background="var(--color-accent)"
          boxShadow="0 0 0 1px var(--color-accent)"
          pointerEvents="none"
        />
      </Box>
      <Box flex="1" minWidth="40" fontSize="xs">
        <Box fontWeight="medium">Focal point</Box>
        <Box color="fg.muted" marginBottom="1">
          Stays visible when the picture is cropped.
        </Box>
        {(['x', 'y'] as const).map((axis) => (
          <chakra.label key={axis} display="block">
            {axis === 'x' ? 'From the left' : 'From the top'}
            <Range
              type="range"
              min={0}
              max={PERCENT}
              value={Math.round((axis === 'x' ? x : y) * PERCENT)}
              onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) / PERCENT })}
            />
          </chakra.label>
        ))}
        {point && (
          <Button size="xs" variant="ghost" onClick={() => onChange(undefined)}>
            Back to the middle
          </Button>
        )}
      </Box>
    </Flex>
  )
}
