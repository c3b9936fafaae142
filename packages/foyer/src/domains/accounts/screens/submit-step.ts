import { isFailure } from '../../../contract/errors.ts'
import { href } from '../../../contract/routes.ts'
import type { LoadArguments, SubmitResult } from '../../../ui/screen.ts'
import { entrance } from '../own-endpoints.ts'
import { answerForm, type FormResult } from './answer-form.ts'

/** Handles the forms before and after a link in a letter. */
export async function submit(
  args: LoadArguments & { form: URLSearchParams },
): Promise<SubmitResult<FormResult>> {
  const { call, form, locale, params } = args
  const text = (name: string) => form.get(name)?.trim() ?? ''
  const at = (done: string) => `${href('userStep', locale, { slug: String(params.slug) })}?done=${done}`
  const token = text('token')
  const name = text('form')
  return answerForm(name, args, async () => {
    switch (name) {
      case 'register':
        await call(
          entrance.register,
          {},
          {
            email: text('email'),
            first_name: text('first_name'),
            last_name: text('last_name'),
            newsletter: form.has('newsletter'),
          },
        )
        return at('letter')
      case 'choose': {
        const { kind } = await call(entrance.link, { token })
        try {
          const password = form.get('password') ?? ''
          const { admin_menus } = await call(entrance.choosePassword, {}, { token, password })
          // Whoever was invited to edit the site begins there.
          const [office] = admin_menus
          if (kind === 'invite' && office) return office.url
        } catch (error) {
          // The password is set; the login asks for the code.
          if (isFailure(error) && error.code === 'second_factor') return href('userLogin', locale)
          throw error
        }
        return `${href('userProfile', locale)}?done=${kind === 'reset' ? 'password' : 'welcome'}`
      }
      case 'agree': {
        const { is_changed } = await call(entrance.confirmEmail, {}, { token })
        return at(is_changed ? 'whole' : 'half')
      }
      case 'disagree':
        await call(entrance.refuseEmail, {}, { token })
        return at('refused')
      default:
        await call(entrance.askForReset, {}, { email: text('email') })
        return at('letter')
    }
  })
}
