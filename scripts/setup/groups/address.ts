import { type SettingName, settingRules } from '@/lib/server/settings'
import type { Ask } from '@/scripts/setup/ask'
import type { Group, State } from '@/scripts/setup/state'
import { writeSettings } from '@/scripts/setup/writeRecords'

async function askSetting(
  ask: Ask,
  { settings }: State,
  name: SettingName,
  message: string,
): Promise<string> {
  return (await ask.optionalText({ message, value: settings[name], rule: settingRules[name] })) ?? ''
}

export const address: Group = {
  title: 'Adresse: Domain und Formulare',
  status: ({ settings }) => {
    const isDone = Boolean(settings.SITE_URL && settings.FORM_ENDPOINT)
    return { done: isDone, says: isDone ? `${settings.SITE_URL}` : 'offen' }
  },
  async ask(ask, state) {
    const SITE_URL = await ask.text({
      message: 'Adresse der Website',
      value: state.settings.SITE_URL,
      rule: settingRules.SITE_URL,
    })
    const BASE_PATH = await askSetting(
      ask,
      state,
      'BASE_PATH',
      'Ordner auf dem Server, wenn sie in einem liegt',
    )
    const FORM_ENDPOINT = await askSetting(
      ask,
      state,
      'FORM_ENDPOINT',
      'Adresse, die Ihr Formulardienst Ihnen genannt hat',
    )
    return { ...state, settings: { ...state.settings, SITE_URL, BASE_PATH, FORM_ENDPOINT } }
  },
  write(folder, { settings: { SITE_URL = '', BASE_PATH = '', FORM_ENDPOINT = '' } }) {
    writeSettings(folder, { SITE_URL, BASE_PATH, FORM_ENDPOINT })
    return ['.env.local']
  },
}
