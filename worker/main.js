// PWA Kit fixes this name: it becomes /worker.js.
import './start'
