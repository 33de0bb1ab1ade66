"""The window of WebKitGTK that WebKitWebDriver drives: of any width, which MiniBrowser is not, and
with a script before those of the page."""

import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

window = Gtk.Window(decorated=False)
window.connect('destroy', Gtk.main_quit)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            os.environ['INIT_SCRIPT'],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(context, session):
    session.connect('create-web-view', open_view)


context.connect('automation-started', start)
Gtk.main()
