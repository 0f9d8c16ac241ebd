import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { ContentField, TextField } from '@contracts/content-field'
import type { StudioPicture } from '@contracts/studio'
import { locatePicture } from '@rules/picture-places'
import { thumbnailUrl } from '../api/studio-api'
import { isBody } from '../editor/document.rules'
import { CropPreviews } from '../parts/crop-previews'
import { PictureDialog } from '../parts/picture-dialog'
import { FindingList } from './field-frame'
import { FieldGroup } from './field-group'
import { FocalPointInput, readFocalPoint } from './focal-point'
import { useForm, type FieldProps } from './form-context'
import { TextInput } from './text-fields'

const ALT: TextField = { kind: 'text', isLocalized: true, isLong: false, mayBeEmpty: true }

export function ImageInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { body, onChange, onRemoval } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const [hasOldWords, setHasOldWords] = useState(false)
  const image = isBody(value) ? value : undefined
  const name = typeof image?.['path'] === 'string' ? image['path'] : ''
  const choose = ({ path: chosen, width, height, alt = '' }: StudioPicture) => {
    setIsChoosing(false)
    if (chosen === name) return
    const { focalPoint: _, ...known } = image ?? {}
    const words = alt === '' ? (known['alt'] ?? '') : alt
    onChange(path, { ...known, alt: words, path: chosen, width, height })
    setHasOldWords(alt === '' && words !== '')
  }
  const remove = () => {
    onChange(path, undefined)
    onRemoval(label || 'picture')
  }
  return (
    <FieldGroup label={label || 'Picture'} isRequired={isRequired} isLabelHidden={label === ''}>
      <Stack gap="3" padding="3" borderWidth="1px" borderRadius="l2" background="bg.panel">
        {name !== '' && (
          <FocalPointInput
            src={thumbnailUrl(name)}
            point={readFocalPoint(image?.['focalPoint'])}
            onChange={(point) => onChange([...path, 'focalPoint'], point)}
          />
        )}
        {name !== '' && (
          <CropPreviews
            picture={{
              path: name,
              width: toNumber(image?.['width']),
              height: toNumber(image?.['height']),
            }}
            shown={locatePicture(body, path)}
          />
        )}
        <Flex align="center" gap="2" wrap="wrap">
          <Box flex="1" fontSize="xs" color="fg.muted" minWidth="32" overflowWrap="anywhere">
            {name === ''
              ? 'No picture chosen'
              : `${name}, ${image?.['width']} × ${image?.['height']}`}
          </Box>
          <Button size="xs" variant="outline" onClick={() => setIsChoosing(true)}>
            {name === '' ? 'Choose a picture' : 'Choose another'}
          </Button>
          {!isRequired && image && (
            <Button size="xs" variant="ghost" onClick={remove}>
              Remove
            </Button>
          )}
        </Flex>
        {image && (
          <TextInput
            field={ALT}
            path={[...path, 'alt']}
            label="What it shows"
            isRequired
            value={image['alt']}
          />
        )}
        <Box role="status" fontSize="xs" fontWeight="medium" color="fg.warning">
          {image && hasOldWords && 'This text describes the previous picture. Does it still fit?'}
        </Box>
      </Stack>
      <FindingList path={path} />
      <FindingList path={[...path, 'path']} />
      {isChoosing && <PictureDialog onChoose={choose} onClose={() => setIsChoosing(false)} />}
    </FieldGroup>
  )
}

const toNumber = (value: unknown) => (typeof value === 'number' ? value : 0)
