import { slots } from '#house/later-slots'
import { houseSlot } from '../../../ui/house-slot.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './consent-dialog.module.css'
import { strings } from './strings.ts'

interface TextProps {
  /** The visitor opened the dialog and sees all choices; a dialog that opened by itself has room for one sentence. */
  isWhole: boolean
}

/** What the consent dialog says above its answers. Only the text: heading, choices and what they do are not for a house to change. */
export const ConsentText = houseSlot('consent-text', OurConsentText, slots)

function OurConsentText({ isWhole }: TextProps) {
  const t = useStrings(strings)
  return <p className={styles.intro}>{isWhole ? t.intro : t.question}</p>
}
