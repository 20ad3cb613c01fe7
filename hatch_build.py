"""What the build checks: the page of the web table is in every source archive, and so in every wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Refuses to pack a source archive without the page, and says of a wheel that it has none."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src/tilldawn/web/page/index.html")
        if version == "editable" or page.is_file():
            return
        if self.target_name == "sdist":
            raise RuntimeError(
                "The page of the web table is not built yet. Run: make wheel (or make page first)"
            )
        self.app.display_warning(
            "Without the page of the web table: `tilldawn serve` will not run from this."
        )
