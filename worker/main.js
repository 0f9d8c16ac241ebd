// PWA Kit requires this file name: the file becomes /worker.js.
import './start'
