import { LOCALES } from '../../../contract/locale.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Profile } from '../contract.ts'
import { strings } from '../profile-strings.ts'
import { AccountForm, FormBox, FormChoice, FormLine } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import { UserArea, UserSection } from './user-area.tsx'

interface Props {
  data: { profile: Profile; done: string | null }
  result: FormResult | undefined
}

/** 1 §2 User profile: the user's data. */
export function ProfileView({ data: { profile, done }, result }: Props) {
  const t = useStrings(strings)
  const form = { form: 'profile', result }
  const names = { de: t.german, en: t.english }
  const name = `${profile.first_name} ${profile.last_name}`.trim()
  const told = { welcome: t.welcome, saved: t.saved, password: t.passwordChanged }[done ?? '']
  return (
    <UserArea title={name || profile.email} preline={t.userProfile} here="userProfile" done={told}>
      <UserSection title={t.about} intro={t.aboutIntro}>
        <AccountForm name="profile" result={result} submit={t.save}>
          <FormLine
            {...form}
            name="first_name"
            label={t.firstName}
            autoComplete="given-name"
            value={profile.first_name}
            isRequired
          />
          <FormLine
            {...form}
            name="last_name"
            label={t.lastName}
            autoComplete="family-name"
            value={profile.last_name}
            isRequired
          />
          {LOCALES.length > 1 ? (
            <FormChoice
              name="locale"
              label={t.language}
              value={profile.locale}
              options={LOCALES.map((locale) => [locale, names[locale]])}
            />
          ) : (
            <input type="hidden" name="locale" value={profile.locale} />
          )}
          <FormBox name="newsletter" label={t.newsletterWish} isChecked={profile.newsletter} />
        </AccountForm>
      </UserSection>
    </UserArea>
  )
}
