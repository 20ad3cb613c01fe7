import { mount } from 'svelte'
import App from './App.svelte'
import { dress } from './lib/dress.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import '../.made/fonts.css'
import './styles/base.css'

dress()
await words.use(settings.lang)
mount(App, { target: document.getElementById('app')! })
