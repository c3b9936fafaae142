import type { Present } from '../../documents/contract.ts'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { modelName } from '../form/labels.ts'
import { useBox } from '../tools/use-box.ts'
import styles from './others.module.css'

/** Dark enough for white letters. */
const TONES = ['#7a1f5c', '#0b6b4f', '#8a4a00', '#4b3aa8', '#8c1d18', '#005f73']

/** One colour per window, for as long as it is open. */
function toneOf({ tab }: Present): string {
  const sum = [...tab].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return TONES[sum % TONES.length] as string
}

function useName() {
  const t = useWords()
  return ({ name, is_oneself }: Present) => (is_oneself ? t.oneself : name)
}

/** The other editors of this document; a click leads to the module they have selected. */
export function Others() {
  const t = useWords()
  const nameOf = useName()
  const others = useDesk((value) => value.others)
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={t.others}>
      {others.map((one) => {
        const model = desk
          .get()
          .area?.live.tree()
          .nodes.get(one.module ?? '')?.model
        const label = model ? t.otherIn(nameOf(one), modelName(model)) : nameOf(one)
        return (
          <li key={one.tab}>
            <button
              type="button"
              className={styles.face}
              style={{ background: toneOf(one) }}
              title={label}
              aria-label={label}
              onClick={() => bringIntoView(one.module)}
            >
              {initialsOf(one.name)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s@.]+/).filter(Boolean)
  return parts
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('')
}

/** A frame around the module each of them has selected, with their name. */
export function OtherFrames() {
  const others = useDesk((value) => value.others)
  return others.map((one) => one.module && <OtherFrame key={one.tab} one={one} module={one.module} />)
}

function OtherFrame({ one, module }: { one: Present; module: string }) {
  const nameOf = useName()
  const box = useBox(module)
  if (!box || box.height === 0) return null
  const tone = toneOf(one)
  return (
    <div className={styles.frame} style={{ ...box, outlineColor: tone }} data-other={one.name}>
      <span className={styles.name} style={{ background: tone }}>
        {nameOf(one)}
      </span>
    </div>
  )
}
