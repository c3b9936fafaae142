import { useState } from 'react'
import type { FieldDescription } from '../../fields/description.ts'
import { useWords } from '../desk/desk.ts'
import panel from '../panels/panel.module.css'
import { ImageEdit } from '../pickers/image-edit.tsx'
import { ImageFinder } from '../pickers/image-finder.tsx'
import { ItemFinder } from '../pickers/item-finder.tsx'
import { LinkFinder } from '../pickers/link-finder.tsx'
import tools from '../tools/tools.module.css'

interface Props {
  field: FieldDescription
  value: unknown
  onChange(value: unknown): void
}

/** 1 §7 Admin pop-ups: buttons for the larger windows in which links, pictures and events are found. */
export function PickerButtons({ field, value, onChange }: Props) {
  const t = useWords()
  const [open, setOpen] = useState<'find' | 'edit' | null>(null)
  const close = () => setOpen(null)
  const label = { link: t.findLink, image: t.findImage, reference: t.findItem }[field.kind as 'link']
  if (!label) return null
  return (
    <div className={panel.row}>
      <button type="button" className={tools.plain} onClick={() => setOpen('find')}>
        {label} …
      </button>
      {field.kind === 'image' && typeof value === 'number' && (
        <button type="button" className={tools.plain} onClick={() => setOpen('edit')}>
          {t.editImage} …
        </button>
      )}
      {open === 'find' && field.kind === 'link' && <LinkFinder onPick={onChange} onClose={close} />}
      {open === 'find' && field.kind === 'image' && <ImageFinder onPick={onChange} onClose={close} />}
      {open === 'find' && field.kind === 'reference' && field.of && (
        <ItemFinder
          title={`${t.findItem}: ${field.label}`}
          of={field.of}
          among={field.limits.among as 'wholes' | undefined}
          onPick={onChange}
          onClose={close}
        />
      )}
      {open === 'edit' && typeof value === 'number' && <ImageEdit id={value} onClose={close} />}
    </div>
  )
}
